import { createHash } from 'node:crypto';
import type { DemoAccount } from '@waypost/demo/demo-accounts';
import escapeHtml from 'escape-html';

const style = `
:root{color-scheme:light dark;--page:#f6f7f8;--card:#fff;--text:#16191d;--soft:#545b66;--line:#d5d9de;--strong:#7b8491;--accent:#0b6163;--on-accent:#fff;--tint:#e6f1f0;--bad:#a5221b}
@media (prefers-color-scheme:dark){:root{--page:#111417;--card:#1a1e22;--text:#eceef0;--soft:#a9b1bb;--line:#343a41;--strong:#7d8793;--accent:#63c3bf;--on-accent:#06201f;--tint:#16302f;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:55rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem;letter-spacing:-.01em}
h2{font-size:1.125rem;line-height:1.35;margin:2rem 0 .25rem}
h3{font-size:.875rem;margin:1.5rem 0 .5rem;color:var(--soft)}
p{margin:0;color:var(--soft);max-width:65ch}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600;color:var(--accent);margin-bottom:1.5rem}
.brand svg{width:1.5rem;height:1.5rem}
.email{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-top:1.5rem}
label{display:block;font-weight:600;margin-bottom:.25rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
input{flex:1 1 13.75rem;min-width:0;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--strong);border-radius:.5rem}
input[aria-invalid=true]{border-color:var(--bad)}
button{font:inherit;color:inherit;cursor:pointer;min-height:2.75rem;border-radius:.5rem}
.go{background:var(--accent);color:var(--on-accent);border:1px solid var(--accent);padding:.5rem 1.25rem;font-weight:600}
.error{color:var(--bad);margin-top:.5rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr))}
li{display:flex}
.account{width:100%;text-align:left;background:var(--card);border:1px solid var(--line);padding:.75rem;display:block;overflow-wrap:anywhere}
.account:hover{background:var(--tint);border-color:var(--accent)}
.account span{display:block;font-size:.875rem;line-height:1.45;color:var(--soft)}
.account .name{font-size:1rem;font-weight:600;color:var(--text)}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * What the page may load: its own style, nothing else. `form-action` names the app because a browser also checks
 * the redirects that follow the submitted form.
 */
export const contentSecurityPolicy = (appOrigin: string) =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${appOrigin}; base-uri 'none'; frame-ancestors 'none'`;

const logo = `<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3v18M8 21h8M5 5h11l3 2.5L16 10H5zM12 10h7"/></svg>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
<div class="brand">${logo}<span>Waypost</span></div>
${body}
</main></body>
</html>
`;

const accountButton = (
  account: DemoAccount,
) => `<li><button class="account" name="email" value="${escapeHtml(account.email)}">
<span class="name">${escapeHtml(`${account.first_name} ${account.last_name}`)}</span>
<span>${escapeHtml([account.role, account.headline].filter(Boolean).join(' · '))}</span>
<span>${escapeHtml(account.email)}</span></button></li>`;

const groups = [
  { role: 'Recruiter', heading: 'Recruiters' },
  { role: 'Referrer', heading: 'Referrers' },
  { role: 'Job Seeker', heading: 'Job seekers' },
] as const;

function accountGroups(accounts: readonly DemoAccount[], action: string): string {
  const lists = groups.map(({ role, heading }) => {
    const buttons = accounts.filter((account) => account.role === role).map(accountButton);
    return buttons.length === 0 ? '' : `<h3>${heading}</h3>\n<ul>${buttons.join('\n')}</ul>`;
  });
  return `<form method="post" action="${escapeHtml(action)}">
<h2>Or continue as one of the demo people</h2>
<p>They are invented. Each has a role and a history on this installation.</p>
${lists.join('\n')}
</form>`;
}

/** The page that asks who is signing in. `problem` stands at the field, with what was typed kept. */
export function signInPage(view: {
  accounts: readonly DemoAccount[];
  action: string;
  problem?: { message: string; typed: string };
}): string {
  const { problem } = view;
  const invalid = problem
    ? ' aria-invalid="true" aria-describedby="hint problem" autofocus'
    : ' aria-describedby="hint"';
  return page(
    problem ? 'Error: Sign in to Waypost' : 'Sign in to Waypost',
    `<h1>Choose an account</h1>
<p>This identity provider runs on your own machine and stands in for Google. No password is asked.</p>
<form class="email" method="post" action="${escapeHtml(view.action)}" novalidate>
<label for="email">Email</label>
<p id="hint">Any address signs in. A new one becomes a new account.</p>
<div class="row"><input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(problem?.typed ?? '')}"${invalid}>
<button class="go">Continue</button></div>
${problem ? `<p class="error" id="problem" role="alert">${escapeHtml(problem.message)}</p>` : ''}
</form>
${view.accounts.length > 0 ? accountGroups(view.accounts, view.action) : ''}`,
  );
}

/** What is shown when a sign-in was left open too long, or its address is not one. */
export const expiredPage = (appOrigin: string) =>
  page(
    'Sign-in expired',
    `<h1>This sign-in is no longer open</h1>
<p>It was finished already, or left open too long. Nothing is lost: start again from Waypost.</p>
<p><a href="${escapeHtml(appOrigin)}/signin">Back to sign-in</a></p>`,
  );
