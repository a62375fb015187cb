/**
 * What takes long to find out, kept for a moment. Who asks later gets what was kept, while it is found out anew; who asks
 * after `forget`, which belongs to a change of one's own, waits for it. A failure is not kept.
 */
export function keptBriefly<Value>(findOut: () => Promise<Value>, freshMs: number): { read: () => Promise<Value>; forget: () => void } {
  let kept: { value: Promise<Value>; foundAt: number } | undefined;
  let finding: Promise<Value> | undefined;
  const renew = (): Promise<Value> => {
    const value = findOut();
    const foundAt = performance.now();
    finding = value;
    value.then(
      () => {
        if (finding !== value) return;
        kept = { value, foundAt };
        finding = undefined;
      },
      () => {
        if (finding === value) finding = undefined;
      },
    );
    return value;
  };

  return {
    read() {
      if (!kept) return finding ?? renew();
      if (performance.now() - kept.foundAt > freshMs) void (finding ?? renew()).catch(() => undefined);
      return kept.value;
    },
    forget() {
      kept = undefined;
      finding = undefined;
    },
  };
}
