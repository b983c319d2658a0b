/** Whether a reader agreed to be counted. Reads storage and the browser's wishes; anything unclear means no. */

/** Where the reader's answer is kept: `yes` or `no`. */
export const CONSENT_KEY = 'analytics-consent';

export interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser asks, for its reader, not to be tracked. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** A browser that asks not to track outweighs a stored yes. */
export function mayCount(read: () => string | null, wishes: Wishes): boolean {
  if (refusesTracking(wishes)) return false;
  try {
    return read() === 'yes';
  } catch {
    // Storage is blocked: there is no answer to read.
    return false;
  }
}
