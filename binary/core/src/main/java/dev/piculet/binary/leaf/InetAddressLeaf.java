package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.InetAddress;

/** {@link InetAddresses}. */
final class InetAddressLeaf extends Leaf<InetAddress> {
    InetAddressLeaf() {
        super("inet-address", InetAddress.class);
    }

    @Override
    public void encode(BinaryOutput out, InetAddress value) {
        InetAddresses.write(out, value);
    }

    @Override
    public InetAddress decode(BinaryInput in) {
        return InetAddresses.read(in);
    }
}
