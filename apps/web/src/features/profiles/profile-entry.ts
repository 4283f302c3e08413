import type { Client } from '@madang/contract/client.ts';
import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import type { InputOf } from '@madang/contract/operation.ts';
import type { Api } from '@madang/contract/api.ts';
import { decidePin } from '@madang/domain/profiles/pin.ts';
import { MAX_PICTURE_BYTES } from '@madang/domain/profiles/picture-limits.ts';
import { DISPLAY_TYPES, PICTURES } from '@madang/domain/profiles/profile.ts';
import { faultOfProfileName } from '@madang/domain/profiles/profile-name.ts';
import { VIEWING_AGES } from '@madang/domain/profiles/viewing-age.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';

export type ProfileChange = InputOf<Api['changeProfile']>;

/** The profile that a form begins with. */
export type Begun = Pick<
  Profile,
  'name' | 'image_type' | 'image_path' | 'interface_lang' | 'subtitle_lang' | 'rating_value' | 'display_type' | 'pin_enable'
>;

export const readProfileText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined => known.find((one) => one === value);

/** What the form says that is another than before. */
export const changeIn = (form: FormData, before: Begun): ProfileChange => {
  const picture = form.get('image');
  const image = picture instanceof Blob && picture.size > 0 ? picture : undefined;
  const imageType = oneOf(PICTURES, readProfileText(form, 'image_type'));
  const age = oneOf(VIEWING_AGES, readProfileText(form, 'rating_value'));
  const isPictureChosen = imageType !== undefined && (before.image_path !== null || imageType !== before.image_type);
  return {
    name: readProfileText(form, 'name'),
    interface_lang: oneOf(LANGUAGES, readProfileText(form, 'interface_lang')),
    subtitle_lang: oneOf(LANGUAGES, readProfileText(form, 'subtitle_lang')),
    display_type: oneOf(DISPLAY_TYPES, readProfileText(form, 'display_type')),
    image_type: image === undefined && isPictureChosen ? imageType : undefined,
    image: readProfileText(form, 'image_type') === 'own' ? image : undefined,
    ...(age !== before.rating_value && { rating_value: age, password: readProfileText(form, 'password') }),
    pin_enable: form.has('pin_enable'),
    ...(form.has('pin_enable') && readProfileText(form, 'pin') !== '' && { pin: readProfileText(form, 'pin') }),
    ...(form.has('pin_enable') && { pin_confirmation: readProfileText(form, 'pin_confirmation') }),
  };
};

/**
 * Saves the first profile from a form posted without JavaScript. Invalid values are ignored, because it can be edited
 * at any time.
 */
export const nameFirstProfile = async (api: Pick<Client, 'changeProfile'>, form: FormData, profile: Profile): Promise<void> => {
  const { name = '', image_type } = changeIn(form, profile);
  if (faultOfProfileName(name) === null) await api.changeProfile({ id: profile.id, name, image_type });
};

/** Validation errors found before the server is called. */
export const validateProfile = (change: ProfileChange, before: Begun): Readonly<Partial<Record<string, string>>> => {
  const name = faultOfProfileName(change.name ?? '');
  const { pin, pin_confirmation: confirmation } = change;
  const decision = decidePin(before.pin_enable, { enabled: change.pin_enable === true, pin, confirmation });
  const isTooLarge = change.image !== undefined && change.image.size > MAX_PICTURE_BYTES;
  return {
    ...(name && { name }),
    ...(isTooLarge && { image: 'too_large' }),
    ...(change.rating_value !== undefined && !change.password && { password: 'missing' }),
    ...(!decision.ok && decision.faults),
  };
};
