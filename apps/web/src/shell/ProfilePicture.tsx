import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import type { ReactNode } from 'react';
import styles from './ProfilePicture.module.css';

/** The four pictures a profile starts with: a smiling mask, a crane, a roof under the moon, a lantern. */
const DRAWINGS: Readonly<Record<Profile['image_type'], ReactNode>> = {
  A: (
    <>
      <rect width="64" height="64" fill="#c8402d" />
      <circle cx="32" cy="38" r="15" fill="#f2d2a0" />
      <path d="M13 27q19 9 38 0l-5 8H18z" fill="#2a0d08" />
      <path d="M25 40h4M35 40h4M28 46q4 3 8 0" stroke="#2a0d08" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  B: (
    <>
      <rect width="64" height="64" fill="#1f6f5c" />
      <circle cx="44" cy="20" r="8" fill="#e8b04a" />
      <path d="M8 44q16-2 24-12 4-6 12-6-5 3-5 8 0 12-14 14-9 1-17-4z" fill="#f2f1ec" />
      <path d="M44 26l9 2-9 2z" fill="#0f2f28" />
      <path d="M30 48v9M35 47v10" stroke="#0f2f28" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  C: (
    <>
      <rect width="64" height="64" fill="#3b4a8c" />
      <circle cx="44" cy="19" r="9" fill="#f2e3bd" />
      <path d="M4 34q12 6 28 6t28-6q-4 5-5 10H9q-1-5-5-10z" fill="#14162e" />
      <path d="M14 44h36v20H14z" fill="#23295c" />
      <path d="M27 49h10v15H27z" fill="#e8b04a" />
    </>
  ),
  D: (
    <>
      <rect width="64" height="64" fill="#5a2b33" />
      <path d="M32 8v8" stroke="#e8b04a" strokeWidth="2" strokeLinecap="round" />
      <path d="M25 16h14v4H25zM25 46h14v4H25z" fill="#24797a" />
      <path d="M24 20h16q7 13 0 26H24q-7-13 0-26z" fill="#f0503c" />
      <path d="M32 20v26M27 20q-4 13 0 26M37 20q4 13 0 26" stroke="#a52a1c" strokeWidth="1.5" fill="none" />
      <path d="M32 50v8" stroke="#24797a" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};

interface ProfilePictureProps {
  profile: Pick<Profile, 'image_type' | 'image_path'> | null;
  /** Pixels. */
  size: number;
}

/** Decoration beside the profile's name. */
export function ProfilePicture({ profile, size }: ProfilePictureProps) {
  if (profile?.image_path) return <img className={styles.picture} src={profile.image_path} alt="" width={size} height={size} />;
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {DRAWINGS[profile?.image_type ?? 'A']}
    </svg>
  );
}
