import type { ContentType } from '@madang/domain/catalog/vocabulary.ts';
import type { Words } from './format.ts';

/** Clips, and the announced next episode of a webtoon, are called by a word and a number. */
const NAMES: Readonly<Record<'episode' | Exclude<ContentType, 'season' | 'webtoon' | 'episode'>, Words>> = {
  episode: { ko: '제{n}화', en: 'Episode {n}', pt: 'Episódio {n}', es: 'Episodio {n}', zh: '第{n}集', vi: 'Tập {n}' },
  trailer: { ko: '예고편 {n}', en: 'Trailer {n}', pt: 'Trailer {n}', es: 'Tráiler {n}', zh: '预告片 {n}', vi: 'Trailer {n}' },
  teaser: { ko: '티저 {n}', en: 'Teaser {n}', pt: 'Teaser {n}', es: 'Teaser {n}', zh: '先导预告 {n}', vi: 'Teaser {n}' },
  special: { ko: '스페셜 {n}', en: 'Special {n}', pt: 'Especial {n}', es: 'Especial {n}', zh: '特别节目 {n}', vi: 'Tập đặc biệt {n}' },
  behind_scenes: { ko: '비하인드 {n}', en: 'Behind the scenes {n}', pt: 'Bastidores {n}', es: 'Detrás de cámaras {n}', zh: '幕后花絮 {n}', vi: 'Hậu trường {n}' },
  interview: { ko: '인터뷰 {n}', en: 'Interview {n}', pt: 'Entrevista {n}', es: 'Entrevista {n}', zh: '专访 {n}', vi: 'Phỏng vấn {n}' },
  pilot: { ko: '파일럿', en: 'Pilot', pt: 'Piloto', es: 'Piloto', zh: '试播集', vi: 'Tập mở màn (pilot)' },
};

export type ChildType = keyof typeof NAMES;

export const childWords = (type: ChildType, number: number): Words => {
  const entries = Object.entries(NAMES[type]).map(([language, text]) => [language, text.replace('{n}', String(number))]);
  return Object.fromEntries(entries) as unknown as Words;
};
