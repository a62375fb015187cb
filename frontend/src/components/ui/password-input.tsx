/*
 * A password with a button that shows and hides it. Inside a Field, like Input.
 *   <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
 */
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { IconButton } from './icon-button.js';
import { Input } from './input.js';

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [visible, setVisible] = useState(false);
  return (
    <div className="relative">
      <Input {...rest} type={visible ? 'text' : 'password'} className={classNames('pr-12', className)} spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={visible ? 'Hide password' : 'Show password'}
        lang="en"
        aria-pressed={visible}
        className="absolute inset-y-0 right-0"
        onClick={() => setVisible(!visible)}
      >
        {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}
