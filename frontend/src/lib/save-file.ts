/** Saves a file to where the browser keeps downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name that the server gives a file, or `otherwise`. */
export const fileNameOf = (response: Response, otherwise: string): string => /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;
