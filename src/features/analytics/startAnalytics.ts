import { gtagId } from '#contract/analytics';

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

type Tagged = Window & { dataLayer?: unknown[] };

const provider = 'https://www.googletagmanager.com/gtag/js?id=';

let started: string | undefined;

/** Loads the provider's script, once per page; the content policy allows it if the brand has an id. */
export const startAnalytics = (id: string): void => {
  if (started !== undefined || !gtagId.test(id)) return;
  started = id;
  const rules: ScriptPolicy = { createScriptURL: (address) => address };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('analytics', rules) ?? rules;
  const page = window as Tagged;
  page.dataLayer ??= [];
  // The provider recognises its own commands by being `arguments` objects, which an array is not.
  const tell = (...words: unknown[]) => page.dataLayer?.push(Object.assign(words, { callee: undefined }));
  tell('js', new Date());
  tell('config', id, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(provider + id);
  document.head.append(script);
};
