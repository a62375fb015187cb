const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to this machine alone: what plays others may only be there. */
export const isOnThisMachine = (url: string): boolean => URL.canParse(url) && LOCAL_HOSTS.has(new URL(url).hostname);
