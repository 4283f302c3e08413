export const billingGuide = {
  title: 'Código postal y dirección de facturación',
  text: 'Qué te pedimos al pagar, dónde y por qué.',
  topics: {
    where: {
      title: 'Dónde lo pedimos',
      text: 'Al pagar y cuando agregas o cambias una tarjeta en tus datos de facturación. Para explorar y ver los títulos gratis no hace falta dirección ni tarjeta.',
    },
    which: {
      title: 'Qué código ingresar',
      text: 'El que aparece en el estado de cuenta de tu tarjeta. En Estados Unidos es el ZIP, de cinco dígitos, o de nueve como en 98101-1234. En Brasil es el CEP y, en los demás países, el código postal.',
    },
    why: {
      title: 'Para qué sirve',
      text: 'Tu banco lo compara con el que tiene registrado, para que nadie más pague con tu tarjeta. También define qué impuestos se aplican donde vives.',
    },
    added: {
      title: 'Impuestos en Estados Unidos y Canadá',
      text: 'Desde el {date}, a los precios en Norteamérica se les pueden sumar impuestos estatales o locales. Los calculamos con tu código postal y los ves antes de pagar.',
    },
    included: {
      title: 'Impuestos en otros países',
      text: 'En Brasil, la Unión Europea, el Reino Unido, Australia y Nueva Zelanda, el precio que ves es el que pagas, con impuestos incluidos.',
    },
    brazil: {
      title: 'Pagar en Brasil',
      text: 'El recibo necesita la dirección completa, con CEP y número, y un CPF o, si es una empresa, un CNPJ, con letras o sin ellas. Si la casa no tiene número, escribe S/N.',
    },
    moving: {
      title: 'Si te mudas',
      text: 'Cambia la dirección en tus datos de facturación. Se usa a partir del próximo pago; los recibos anteriores conservan la de antes.',
    },
    safety: {
      title: 'Quién lo ve',
      text: 'El número y el código de seguridad de la tarjeta van directo al proveedor de pagos; nosotros nunca los vemos. Tu dirección se usa para recibos e impuestos, nunca para anuncios.',
    },
  },
  toBilling: 'Ir a los datos de facturación',
};
