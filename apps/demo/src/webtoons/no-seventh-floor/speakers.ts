import type { Synopsis } from '../../catalog/format.ts';

export const BO_RA: Synopsis = { en: 'Bo-ra', pt: 'Bo-ra', es: 'Bo-ra', zh: '宝罗', vi: 'Bo-ra' };
export const SEON_U: Synopsis = { en: 'Seon-u', pt: 'Seon-u', es: 'Seon-u', zh: '善宇', vi: 'Seon-u' };
export const GUARD: Synopsis = {
  en: 'Mr. Gu, security',
  pt: 'Seu Gu, da segurança',
  es: 'El señor Gu, de seguridad',
  zh: '保安老具',
  vi: 'Bác Gu bảo vệ',
};
export const PATIENT: Synopsis = {
  en: 'The patient in 712',
  pt: 'A paciente do 712',
  es: 'La paciente de la 712',
  zh: '712的病人',
  vi: 'Bệnh nhân phòng 712',
};
