import ipaddr from 'ipaddr.js';

/** What a household or a server is given at least: whoever has one address of such a network has all of them. */
const IPV6_NETWORK_BYTES = 8;

/** What visitors are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.fromByteArray([...parsed.toByteArray().slice(0, IPV6_NETWORK_BYTES), ...Array<number>(IPV6_NETWORK_BYTES).fill(0)]).toString()}/64`;
}
