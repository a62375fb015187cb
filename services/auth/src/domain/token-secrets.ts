/**
 * Keys of what auth derives and seals: the one in use first, then those before it, with which nothing new is made but
 * what they made goes on being read.
 */
export type TokenSecrets = readonly [inUse: string, ...former: string[]];
