package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;

/**
 * Addresses of the internet: a byte of flags, 1 for IPv6, 2 for a host name and 4 for the number of a scope; the 4 or 16
 * bytes of the address; then what the flags tell, the text of the name first. Nobody is asked for a name or an address.
 */
final class InetAddresses {
    private static final int IPV6 = 1;
    private static final int NAMED = 2;
    private static final int SCOPED = 4;

    private static final int IPV4_SIZE = 4;
    private static final int IPV6_SIZE = 16;
    private static final int NO_SCOPE = -1;

    private InetAddresses() {}

    static void write(BinaryOutput out, InetAddress value) {
        String name = name(value);
        int scope = scope(value);
        out.writeByte((value instanceof Inet6Address ? IPV6 : 0)
                | (name != null ? NAMED : 0)
                | (scope != NO_SCOPE ? SCOPED : 0));
        out.writeBytes(value.getAddress());
        if (name != null) {
            out.writeString(name);
        }
        if (scope != NO_SCOPE) {
            out.writeVarint(scope);
        }
    }

    /** The name that an address has already; null if it has none, where getHostName would ask the network. */
    private static String name(InetAddress value) {
        String host = new InetSocketAddress(value, 0).getHostString();
        boolean named = host.isEmpty()
                || value.toString().length() > value.getHostAddress().length() + 1;
        if (named && isBracketed(host)) {
            throw LeafErrors.bracketedHost(host);
        }
        return named ? host : null;
    }

    /** Whether the JDK takes brackets off a name when it makes an address. */
    private static boolean isBracketed(String host) {
        return host.startsWith("[") && host.endsWith("]");
    }

    private static int scope(InetAddress value) {
        if (!(value instanceof Inet6Address address) || address.getHostAddress().indexOf('%') < 0) {
            return NO_SCOPE;
        }
        if (address.getScopedInterface() != null) {
            throw LeafErrors.scopedInterface(address.getHostAddress());
        }
        return address.getScopeId();
    }

    static InetAddress read(BinaryInput in) {
        int flags = in.readByte();
        if ((flags & ~(IPV6 | NAMED | SCOPED)) != 0 || (flags & (IPV6 | SCOPED)) == SCOPED) {
            throw new IllegalArgumentException("flags are " + flags);
        }
        boolean six = (flags & IPV6) != 0;
        byte[] bytes = in.readBytes(six ? IPV6_SIZE : IPV4_SIZE);
        String name = (flags & NAMED) != 0 ? in.readString() : null;
        if (name != null && isBracketed(name)) {
            throw new IllegalArgumentException("the name of a host is in brackets");
        }
        int scope = (flags & SCOPED) != 0 ? in.readVarint() : NO_SCOPE;
        try {
            return six ? Inet6Address.getByAddress(name, bytes, scope) : InetAddress.getByAddress(name, bytes);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
