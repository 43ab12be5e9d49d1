package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.Inet6Address;

/** {@link InetAddresses}. */
final class Inet6AddressLeaf extends Leaf<Inet6Address> {
    Inet6AddressLeaf() {
        super("inet6-address", Inet6Address.class);
    }

    @Override
    public void encode(BinaryOutput out, Inet6Address value) {
        InetAddresses.write(out, value);
    }

    @Override
    public Inet6Address decode(BinaryInput in) {
        return (Inet6Address) InetAddresses.read(in);
    }
}
