package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.InetSocketAddress;

/**
 * The port, two bytes; a byte, 0 or 1; if 1, {@link InetAddresses}, else the name of a host that was not resolved and is
 * not when it is read.
 */
final class InetSocketAddressLeaf extends ExactLeaf<InetSocketAddress> {
    InetSocketAddressLeaf() {
        super("inet-socket-address", InetSocketAddress.class);
    }

    @Override
    void encodeExact(BinaryOutput out, InetSocketAddress value) {
        out.writeChar((char) value.getPort());
        out.writeBoolean(!value.isUnresolved());
        if (value.isUnresolved()) {
            out.writeString(value.getHostString());
        } else {
            InetAddresses.write(out, value.getAddress());
        }
    }

    @Override
    public InetSocketAddress decode(BinaryInput in) {
        int port = in.readChar();
        return in.readBoolean()
                ? new InetSocketAddress(InetAddresses.read(in), port)
                : InetSocketAddress.createUnresolved(in.readString(), port);
    }
}
