import type { Credit } from '@madang/domain/catalog/content.ts';
import type { Localized } from '@madang/domain/shared/language.ts';

/** A person's role, beside the name in the suggestions. */
export const ROLE_WORDS: Readonly<Record<Credit['role'], Localized>> = {
  cast: { en_us: 'Cast', pt_br: 'Elenco', es_es: 'Reparto', zh_cn: '演员', vi_vn: 'Diễn viên' },
  director: { en_us: 'Director', pt_br: 'Direção', es_es: 'Dirección', zh_cn: '导演', vi_vn: 'Đạo diễn' },
  writer: { en_us: 'Writer', pt_br: 'Roteiro', es_es: 'Guion', zh_cn: '编剧', vi_vn: 'Biên kịch' },
};
