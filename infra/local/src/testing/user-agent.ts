/** Cookies of several sites, each sent to the site that set it. Attributes but the expiry are not looked at. */
function createCookieJar() {
  const sites = new Map<string, Map<string, string>>();
  const cookiesOf = (url: URL) => {
    const cookies = sites.get(url.host) ?? new Map<string, string>();
    sites.set(url.host, cookies);
    return cookies;
  };
  return {
    header: (url: URL) => [...cookiesOf(url)].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(url: URL, setCookies: readonly string[]) {
      for (const line of setCookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /;\s*max-age=0/i.test(line)) cookiesOf(url).delete(name);
        else cookiesOf(url).set(name, value);
      }
    },
  };
}

export type AgentRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};

/** Sends requests as a browser does: keeps cookies, and follows redirects where it navigates. */
export type UserAgent = {
  /** The `cookie` header that it would send there. */
  cookiesFor(url: URL): string;
  fetch(url: URL, request?: AgentRequest): Promise<Response>;
  navigate(url: URL, request?: AgentRequest): Promise<{ url: URL; response: Response }>;
};

const mostRedirects = 10;

export function openUserAgent(): UserAgent {
  const jar = createCookieJar();

  async function send(url: URL, { headers = {}, ...request }: AgentRequest = {}): Promise<Response> {
    const cookie = jar.header(url);
    const response = await fetch(url, {
      ...request,
      headers: { ...headers, ...(cookie && { cookie }) },
      redirect: 'manual',
    });
    jar.keep(url, response.headers.getSetCookie());
    return response;
  }

  return {
    cookiesFor: jar.header,
    fetch: send,
    async navigate(start, request) {
      let url = start;
      let response = await send(url, request);
      for (let hops = 0; hops < mostRedirects; hops++) {
        const location = response.headers.get('location');
        if (location === null) return { url, response };
        await response.body?.cancel();
        url = new URL(location, url);
        response = await send(url);
      }
      throw new Error(`More than ${mostRedirects} redirects from ${start.href}`);
    },
  };
}
