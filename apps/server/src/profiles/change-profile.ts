import type { Needs } from '../use-case/needs.ts';
import { decidePin } from '@madang/domain/profiles/pin.ts';
import { addedProfile, hasPin, PICTURES, type Profile } from '@madang/domain/profiles/profile.ts';
import { isUsable, mayAddProfile } from '@madang/domain/profiles/profile-allowance.ts';
import { faultOfProfileName, normalProfileName } from '@madang/domain/profiles/profile-name.ts';
import { mayAllow } from '@madang/domain/profiles/viewing-age.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { DEFAULT_LANGUAGE, type Language } from '@madang/domain/shared/language.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { isId } from '../http/ids.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { presentProfile } from './profile.presenter.ts';
import { proveAccess, provePassword } from './prove-access.ts';
import { savePin } from './profile-pin.ts';

type Input = Parameters<ReturnType<UseCase<'changeProfile', object>>>[1];

/** A new profile: the next default picture in turn, and the language of the viewer who creates it. */
const begun = (id: string, { accountId, profile }: AccountHolder, others: readonly Profile[], language?: Language): Profile => {
  const picture = PICTURES[others.length % PICTURES.length] ?? 'A';
  const interfaceLanguage = language ?? profile?.interfaceLanguage ?? others[0]?.interfaceLanguage ?? DEFAULT_LANGUAGE;
  return addedProfile(id, accountId, '', interfaceLanguage, picture);
};

/** The profile with what was given in place of what it had. */
const changed = (profile: Profile, input: Input, imagePath: string | null): Profile => {
  // A default picture was chosen: the uploaded one goes.
  const kept = input.image_type === undefined ? profile.imagePath : null;
  return {
    ...profile,
    name: normalProfileName(input.name ?? profile.name),
    picture: input.image_type ?? profile.picture,
    imagePath: imagePath ?? kept,
    interfaceLanguage: input.interface_lang ?? profile.interfaceLanguage,
    subtitleLanguage: input.subtitle_lang ?? profile.subtitleLanguage,
    viewingAge: input.rating_value ?? profile.viewingAge,
    displayType: input.display_type ?? profile.displayType,
  };
};

/** What has to be proved before anything is changed: the PIN of the profile, the password for its viewing age, the holder's age. */
const prove = async (
  deps: Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'now' | 'passwords' | 'pins' | 'repositories',
    'accounts' | 'mailOutbox' | 'profiles'
  >,
  viewer: AccountHolder,
  profile: Profile,
  isNew: boolean,
  input: Input,
) => {
  const { current_pin: pin, password, rating_value: wanted } = input;
  if (!isNew) {
    const proof = await proveAccess(deps, viewer, profile, { pin, password });
    if (!proof.ok) return proof;
  }
  if (wanted === undefined || wanted === profile.viewingAge) return answer(null);
  const account = await deps.repositories.accounts.find(viewer.accountId);
  if (!mayAllow(wanted, account?.birthday ?? null, toDay(deps.now())))
    return refuse('HOLDER_TOO_YOUNG', { fields: { rating_value: 'holder_too_young' } });
  return provePassword(deps, viewer.accountId, password);
};

const drawn = async (deps: Needs<'pictures'>, accountId: string, image: Uint8Array | null) => {
  if (!image) return answer(null);
  const drawing = await deps.pictures.draw(image);
  return 'webp' in drawing ? answer(drawing.webp) : refuse('INPUT_INVALID', { fields: { image: drawing.fault } });
};

const faultsOf = (input: Input, isNew: boolean, pin: ReturnType<typeof decidePin>) => {
  const name = isNew || input.name !== undefined ? faultOfProfileName(input.name ?? '') : null;
  return { ...(name && { name }), ...(!pin.ok && pin.faults) };
};

/** Makes a profile or changes one (PR-17). What costs time is done before the account is held. */
export const changeProfile: UseCase<
  'changeProfile',
  Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'newId' | 'now' | 'passwords' | 'pictures' | 'pins' | 'repositories',
    'accounts' | 'mailOutbox' | 'profiles' | 'sessions'
  >
> = (deps) => async (viewer, input) => {
  const { repositories, newId, now } = deps;
  const { accountId, entitlement } = viewer;
  const isNew = input.id === undefined;
  const id = input.id ?? input.new_id ?? newId();
  if (isNew && !isId(id)) return refuse('INPUT_INVALID', { fields: { new_id: 'must be a UUID' } });
  const plan = entitlement?.plan ?? null;
  const before = await repositories.profiles.listOf(accountId);
  const known = before.find((profile) => profile.id === id);
  // Asked twice: it is there already, as was wanted.
  if (isNew && known) return answer(presentProfile(known));
  const profile = isNew ? begun(id, viewer, before, input.interface_lang) : known;
  if (!profile) return refuse('PROFILE_NOT_FOUND');
  const room = isNew ? mayAddProfile(before.length, plan) : null;
  if (room && !room.ok) return refuse(room.refusal);
  if (!isNew && !isUsable(profile, before, plan)) return refuse('PROFILE_LOCKED');

  const { pin_enable: enabled, pin: digits, pin_confirmation: confirmation } = input;
  const isEnabled = enabled === undefined ? undefined : String(enabled) === 'true';
  const pin = decidePin(hasPin(profile), { enabled: isEnabled, pin: digits, confirmation });
  const fields = faultsOf(input, isNew, pin);
  if (!pin.ok || Object.keys(fields).length > 0) return refuse('INPUT_INVALID', { fields });
  const proof = await prove(deps, viewer, profile, isNew, input);
  if (!proof.ok) return proof;
  const picture = await drawn(deps, accountId, input.image);
  if (!picture.ok) return picture;

  return deps.inTransaction(async (bound) => {
    const { profiles } = bound;
    const all = await profiles.listLocked(accountId);
    const found = all.find((one) => one.id === id);
    if (isNew && found) return answer(presentProfile(found));
    if (!isNew && !found) return refuse('PROFILE_NOT_FOUND');
    // What was proved was proved of the PIN that it had.
    if (found && found.pinStamp !== profile.pinStamp) return refuse('PROFILE_PIN_NEEDED');
    const stillRoom = isNew ? mayAddProfile(all.length, plan) : null;
    if (stillRoom && !stillRoom.ok) return refuse(stillRoom.refusal);
    const pictureId = newId();
    const at = now();
    const next = changed(found ?? profile, input, picture.value && `/img/profiles/${pictureId}.webp`);
    if (found) await profiles.save(next);
    else if (!(await profiles.add(next, at))) return refuse('INPUT_INVALID', { fields: { new_id: 'must be new' } });
    if (picture.value) await profiles.savePicture(id, pictureId, picture.value, at);
    else if (next.imagePath === null) await profiles.removePicture(id);
    return answer(presentProfile(await savePin(deps, bound, viewer, next, pin.change)));
  });
};
