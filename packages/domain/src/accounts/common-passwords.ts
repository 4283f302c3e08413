/** Passwords that everyone tries first; refused when chosen anew (house.md decision 8). Six characters and more. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  '123456', '1234567', '12345678', '123456789', '1234567890', '111111', '000000', '123123', '654321', '666666', '888888', '112233', '121212',
  '123321', '159753', '987654321', 'abc123', 'abcdef', 'abcd1234', 'a123456', 'aa123456', 'password', 'password1', 'password12', 'password123',
  'passw0rd', 'p@ssw0rd', 'qwerty', 'qwerty1', 'qwerty12', 'qwerty123', 'qwertyuiop', 'qazwsx', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm',
  '1q2w3e', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx', 'iloveyou', 'sunshine', 'princess', 'dragon', 'monkey', 'football', 'baseball', 'superman',
  'batman', 'welcome', 'welcome1', 'letmein', 'master', 'shadow', 'michael', 'jordan', 'charlie', 'trustno1', 'starwars', 'freedom', 'whatever',
  'hello123', 'admin123', 'administrator', 'secret', 'summer', 'winter', 'naruto', 'pokemon', 'kdrama', 'blackpink', 'bangtan', 'korea123',
  'madang', 'madang1', 'madang123', 'senha123', 'brasil', 'contrasena', 'contraseña', 'teamo123', 'woaini', 'woaini1314', '5201314', 'matkhau',
  'anhyeuem', 'saranghae',
]);
