import { words } from '../kit/words.ts';

export const YEOUL = words('Yeo-ul', 'Yeo-ul', 'Yeo-ul', '如蔚', 'Yeo-ul');
export const SIHWAN = words('Si-hwan', 'Si-hwan', 'Si-hwan', '时焕', 'Si-hwan');
export const STRANGER = words('The man at the gate', 'O homem no portão', 'El hombre del portón', '门外的人', 'Người ngoài cổng');
