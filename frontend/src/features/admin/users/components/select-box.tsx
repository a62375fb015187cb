import { useEffect, useRef, type MouseEventHandler } from 'react';

type Props = { label: string; isChecked: boolean; /** Some of those it stands for. */ isMixed?: boolean; onClick: MouseEventHandler };

/** Chooses a row, or all of them. Told by click, which carries the shift key for a range. */
export function SelectBox({ label, isChecked, isMixed = false, onClick }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed && !isChecked;
  }, [isMixed, isChecked]);
  return (
    <label className="flex min-h-6 min-w-6 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <span className="sr-only">{label}</span>
      <input ref={box} type="checkbox" checked={isChecked} readOnly onClick={onClick} className="size-5 shrink-0 accent-accent-text" />
    </label>
  );
}
