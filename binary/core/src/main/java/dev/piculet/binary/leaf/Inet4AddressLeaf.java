package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.Inet4Address;

/** {@link InetAddresses}. */
final class Inet4AddressLeaf extends Leaf<Inet4Address> {
    Inet4AddressLeaf() {
        super("inet4-address", Inet4Address.class);
    }

    @Override
    public void encode(BinaryOutput out, Inet4Address value) {
        InetAddresses.write(out, value);
    }

    @Override
    public Inet4Address decode(BinaryInput in) {
        return (Inet4Address) InetAddresses.read(in);
    }
}
