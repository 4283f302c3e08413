import { MAX_PICTURE_BYTES } from '@madang/domain/profiles/picture-limits.ts';
import { DISPLAY_TYPES, PICTURES } from '@madang/domain/profiles/profile.ts';
import { VIEWING_AGES } from '@madang/domain/profiles/viewing-age.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  /** Path of an uploaded picture. Null where `image_type` selects a default one. */
  image_path: z.string().nullable(),
  image_type: z.enum(PICTURES),
  interface_lang: z.enum(LANGUAGES),
  subtitle_lang: z.enum(LANGUAGES),
  rating_value: z.enum(VIEWING_AGES),
  display_type: z.enum(DISPLAY_TYPES),
  /** Random version of the PIN, new after every change. Null without one. Reveals nothing about the digits (PR-34). */
  pin: z.string().nullable(),
  pin_enable: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** Profile in the list of its account. Locked ones exceed the plan's limit (PR-13). */
export const ListedProfile = Profile.extend({ locked: z.boolean() });
export type ListedProfile = z.infer<typeof ListedProfile>;

const Id = z.string().max(40);
const Pin = z.string().max(40);
const Password = z.string().max(200);
/** Boolean from JSON or from a form. */
const Switch = z.union([z.boolean(), z.enum(['true', 'false'])]);

export const profileOperations = operations({
  listProfiles: {
    summary: 'The profiles of the account, oldest first, and how many the plan allows.',
    authority: 'user',
    objects: ListedProfile,
    object: z.object({ most: z.number().int() }),
    refusals: [],
  },
  getProfile: {
    summary: 'One profile of the account.',
    authority: 'user',
    input: z.object({ profile_id: Id }),
    object: Profile,
    refusals: ['PROFILE_NOT_FOUND'],
  },
  selectProfile: {
    summary: 'Watches as this profile from now on. One with a PIN is not opened without it (PR-28).',
    authority: 'user',
    input: z.object({ id: Id, pin: Pin.optional() }),
    object: Profile,
    refusals: ['PROFILE_NOT_FOUND', 'PROFILE_LOCKED', 'PROFILE_PIN_NEEDED', 'PROFILE_PIN_WRONG', 'TOO_MANY_ATTEMPTS'],
  },
  changeProfile: {
    summary:
      'Changes what is given of a profile; without an id it makes one. What is protected by a PIN takes that PIN or the password of the account.',
    authority: 'user',
    limits: [{ limit: 'profilePicture', field: 'image' }],
    /** Uploaded and default picture replace each other. */
    file: { name: 'image', mostBytes: MAX_PICTURE_BYTES },
    input: z.object({
      id: Id.optional(),
      /** Client-generated UUID: makes creation idempotent. */
      new_id: Id.optional(),
      name: z.string().max(200).optional(),
      image_type: z.enum(PICTURES).optional(),
      interface_lang: z.enum(LANGUAGES).optional(),
      subtitle_lang: z.enum(LANGUAGES).optional(),
      /** A change requires the password (PR-26). */
      rating_value: z.enum(VIEWING_AGES).optional(),
      display_type: z.enum(DISPLAY_TYPES).optional(),
      pin_enable: Switch.optional(),
      pin: Pin.optional(),
      pin_confirmation: Pin.optional(),
      current_pin: Pin.optional(),
      password: Password.optional(),
    }),
    object: Profile,
    refusals: [
      'INPUT_INVALID',
      'PROFILE_NOT_FOUND',
      'PROFILE_LOCKED',
      'PROFILE_PIN_NEEDED',
      'PROFILE_PIN_WRONG',
      'TOO_MANY_PROFILES',
      'PASSWORD_NOT_SET',
      'PASSWORD_WRONG',
      'TOO_MANY_ATTEMPTS',
      'HOLDER_TOO_YOUNG',
    ],
  },
  removeProfile: {
    summary: 'Removes a profile with all that is its own; the last one stays (PR-19).',
    authority: 'user',
    input: z.object({ id: Id, current_pin: Pin.optional(), password: Password.optional() }),
    object: z.null(),
    refusals: [
      'PROFILE_NOT_FOUND',
      'PROFILE_PIN_NEEDED',
      'PROFILE_PIN_WRONG',
      'LAST_PROFILE',
      'PASSWORD_NOT_SET',
      'PASSWORD_WRONG',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  confirmProfilePin: {
    summary: 'Says whether a PIN is the right one; five wrong ones in a row take five minutes (PR-36).',
    authority: 'user',
    input: z.object({ id: Id, pin: Pin }),
    object: z.object({ matched: z.literal(true) }),
    refusals: ['PROFILE_NOT_FOUND', 'PROFILE_PIN_WRONG', 'TOO_MANY_ATTEMPTS'],
  },
  changeProfilePin: {
    summary: 'Sets a new PIN in place of one that was forgotten, with the password of the account (PR-27).',
    authority: 'user',
    input: z.object({ id: Id, password: Password, pin: Pin, pin_confirmation: Pin.optional() }),
    object: Profile,
    refusals: ['INPUT_INVALID', 'PROFILE_NOT_FOUND', 'PASSWORD_NOT_SET', 'PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
  },
});
