/** A Persian sentence whose quoted German words keep running from left to right, by the isolates around them. */
export const isolateGerman = (persian: string): string => persian.replaceAll(/«([^«»]*)»/gu, '«\u2068$1\u2069»');
