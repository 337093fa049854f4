import type { SignInProvider } from '#ui/page/site-context.tsx';

export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  discord: '디스코드',
  kakao: '카카오',
  local: '닉네임',
};
