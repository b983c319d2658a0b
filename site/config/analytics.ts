/** How visits are counted: `AMPLITUDE_API_KEY` names the project that counts them; without it nothing is counted. Reads the environment. */

export interface AnalyticsSettings {
  /** Public: it stands in the scripts of the site. */
  readonly key: string;
  /** Where events go. */
  readonly server: string;
}

const SERVER = 'https://api2.amplitude.com/2/httpapi';

type Environment = Readonly<Record<string, string | undefined>>;

/** Null without a key, and while an author writes. Throws for a key or an address that cannot be one. */
export function analyticsSettings(environment: Environment): AnalyticsSettings | null {
  const key = environment['AMPLITUDE_API_KEY']?.trim() ?? '';
  if (key === '' || environment['NODE_ENV'] === 'development') return null;
  if (!/^[0-9A-Za-z]{16,64}$/.test(key))
    throw new Error(
      'AMPLITUDE_API_KEY is not the key of a project\n  fix: use letters and digits only, or unset it',
    );
  const server = environment['AMPLITUDE_SERVER']?.trim() || SERVER;
  if (!/^https?:$/.test(new URL(server).protocol))
    throw new Error(`AMPLITUDE_SERVER names ${server}\n  fix: give an https address`);
  return { key, server };
}

/** The origin that pages must be allowed to talk to. */
export function analyticsOrigins(settings: AnalyticsSettings | null): readonly string[] {
  return settings === null ? [] : [new URL(settings.server).origin];
}
