import about from '../../package.json' with { type: 'json' };

/** The version of Ninefold, as the package states it. */
export const version: string = about.version;
