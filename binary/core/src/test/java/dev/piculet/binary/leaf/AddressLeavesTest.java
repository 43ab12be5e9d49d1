package dev.piculet.binary.leaf;

import static dev.piculet.binary.leaf.LeafTrial.bytes;
import static dev.piculet.binary.leaf.LeafTrial.refusal;
import static dev.piculet.binary.leaf.LeafTrial.roundTrip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Texts of addresses show whether they have a name, and do not look it up. */
class AddressLeavesTest {
    private static final InetAddressLeaf LEAF = new InetAddressLeaf();
    private static final InetSocketAddressLeaf SOCKET = new InetSocketAddressLeaf();
    private static final byte[] LINK_LOCAL = {(byte) 0xFE, (byte) 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

    private static void assertKept(Leaf<?> leaf, InetAddress address, int size) {
        InetAddress read = (InetAddress) roundTrip(leaf, address, size);
        assertSame(address.getClass(), read.getClass());
        assertEquals(address, read);
        assertEquals(address.toString(), read.toString());
        assertEquals(new InetSocketAddress(address, 0).getHostString(), new InetSocketAddress(read, 0).getHostString());
    }

    @Test
    void addressesKeepBytesAndName() throws Exception {
        assertKept(LEAF, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 5);
        assertKept(new Inet4AddressLeaf(), InetAddress.getByAddress("a.example", new byte[] {-1, 0, 0, 1}), 5 + 10);
        assertKept(LEAF, InetAddress.getByAddress("", new byte[4]), 6);
        assertKept(LEAF, InetAddress.getByAddress("/", new byte[4]), 7);
        assertKept(LEAF, InetAddress.getByAddress("1.2.3.4", new byte[] {1, 2, 3, 4}), 5 + 8);
        assertKept(LEAF, InetAddress.getByAddress(new byte[16]), 17);
        assertKept(new Inet6AddressLeaf(), InetAddress.getByAddress("six", LINK_LOCAL), 17 + 4);
    }

    @Test
    void scopesThatAreNumbersAreKept() throws Exception {
        for (int scope : new int[] {0, 1, 300}) {
            Inet6Address address = Inet6Address.getByAddress(null, LINK_LOCAL, scope);
            assertKept(LEAF, address, scope < 128 ? 18 : 19);
            Inet6Address read = (Inet6Address) roundTrip(LEAF, address, scope < 128 ? 18 : 19);
            assertEquals(scope, read.getScopeId());
        }
        assertKept(LEAF, Inet6Address.getByAddress("h", LINK_LOCAL, 7), 17 + 2 + 1);
    }

    @Test
    void mappedAddressesStayOfTheirClass() throws Exception {
        byte[] mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 1, 2, 3, 4};
        assertKept(LEAF, Inet6Address.getByAddress(null, mapped, -1), 17);
    }

    @Test
    void interfacesOfThisMachineAreRefused() throws Exception {
        for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            for (InetAddress address : Collections.list(each.getInetAddresses())) {
                if (address instanceof Inet6Address six && six.getScopedInterface() != null) {
                    UnsupportedValueException e =
                            assertThrows(UnsupportedValueException.class, () -> bytes(LEAF, address));
                    assertEquals(
                            "Address " + address.getHostAddress()
                                    + " is bound to a network interface, which only this machine has at $.\n"
                                    + "  Use Inet6Address.getByAddress(host, address, scope), which has a number alone.",
                            e.getMessage());
                }
            }
        }
    }

    @Test
    void namesInBracketsAreRefused() throws Exception {
        InetAddress address = InetAddress.getByAddress("[[x]]", new byte[4]);
        UnsupportedValueException e = assertThrows(UnsupportedValueException.class, () -> bytes(LEAF, address));
        assertEquals(
                "Host name [x] is in brackets, which the JDK takes off at $.\n  Use a name without brackets.",
                e.getMessage());
        assertEquals(
                "the name of a host is in brackets",
                refusal(LEAF, 2, 1, 2, 3, 4, 4, '[', ']').getMessage());
    }

    @Test
    void socketAddressesStayResolvedOrNot() throws Exception {
        InetAddress named = InetAddress.getByAddress("no.such.host.example", new byte[] {1, 2, 3, 4});
        InetSocketAddress resolved = new InetSocketAddress(named, 65_535);
        InetSocketAddress read = (InetSocketAddress) roundTrip(SOCKET, resolved, 3 + 5 + 21);
        assertEquals(resolved, read);
        assertEquals("no.such.host.example", read.getHostString());
        InetSocketAddress unresolved = InetSocketAddress.createUnresolved("no.such.host.example", 80);
        InetSocketAddress readUnresolved = (InetSocketAddress) roundTrip(SOCKET, unresolved, 3 + 21);
        assertTrue(readUnresolved.isUnresolved());
        assertEquals(unresolved, readUnresolved);
        InetSocketAddress wildcard = new InetSocketAddress(0);
        assertEquals(wildcard, roundTrip(SOCKET, wildcard, bytes(SOCKET, wildcard).length));
        assertInstanceOf(Inet4Address.class, ((InetSocketAddress) roundTrip(SOCKET, resolved, 29)).getAddress());
    }

    @Test
    void subclassesOfSocketAddressesAreRefused() {
        InetSocketAddress own = new InetSocketAddress(0) {
            private static final long serialVersionUID = 1L;
        };
        assertThrows(UnsupportedValueException.class, () -> bytes(SOCKET, own));
    }

    @Test
    void flagsAndClassesAreChecked() {
        assertEquals("flags are 8", refusal(LEAF, 8, 1, 2, 3, 4).getMessage());
        assertEquals("flags are 4", refusal(LEAF, 4, 1, 2, 3, 4, 1).getMessage());
        assertInstanceOf(ClassCastException.class, refusal(new Inet6AddressLeaf(), 0, 1, 2, 3, 4));
    }
}
