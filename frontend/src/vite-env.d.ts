interface ImportMetaEnv {
  /** A public address that speaks German, with '{text}' in it; without it there is none. */
  readonly VITE_PRONUNCIATION_URL?: string;
}
