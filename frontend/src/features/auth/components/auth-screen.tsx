import { lazy, Suspense } from 'react';
import { Card } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.js';
import { texts } from '../model/texts.js';
import { SignInForm } from './sign-in-form.js';

const loadRegisterForm = async () => ({ default: (await import('./register-form.js')).RegisterForm });
const RegisterForm = lazy(loadRegisterForm);

/** The two doors into the product: sign in, or open an account. */
export function AuthScreen() {
  return (
    <Card className="w-full">
      <Tabs defaultValue="sign-in">
        <TabList label="Sign in or register" variant="segments">
          <Tab value="sign-in">{texts.signIn}</Tab>
          <Tab value="register" onPointerEnter={() => void loadRegisterForm()}>
            {texts.register}
          </Tab>
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm />
        </TabPanel>
        <TabPanel value="register">
          <Suspense fallback={<FormSkeleton />}>
            <RegisterForm />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Card>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the form …" className="flex animate-appear-late flex-col gap-5">
      {['username', 'email', 'password', 'confirm', 'check'].map((field) => (
        <Skeleton key={field} className="h-18" />
      ))}
    </SkeletonGroup>
  );
}
