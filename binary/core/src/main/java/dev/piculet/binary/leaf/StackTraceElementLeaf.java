package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/**
 * Lines of a stack trace: a byte of flags, 1 for a file, 2 for a class loader, 4 for a module and 8 for its version; the texts of
 * class and method; the signed varint of the line; then the texts that the flags tell.
 */
final class StackTraceElementLeaf extends Leaf<StackTraceElement> {
    private static final int FILE = 1;
    private static final int LOADER = 2;
    private static final int MODULE = 4;
    private static final int VERSION = 8;

    StackTraceElementLeaf() {
        super("stack-trace-element", StackTraceElement.class);
    }

    @Override
    public void encode(BinaryOutput out, StackTraceElement value) {
        String file = value.getFileName();
        String loader = value.getClassLoaderName();
        String module = value.getModuleName();
        String version = value.getModuleVersion();
        out.writeByte(flag(FILE, file) | flag(LOADER, loader) | flag(MODULE, module) | flag(VERSION, version));
        out.writeString(value.getClassName());
        out.writeString(value.getMethodName());
        LongVarint.writeSigned(out, value.getLineNumber());
        write(out, file);
        write(out, loader);
        write(out, module);
        write(out, version);
    }

    private static int flag(int flag, String text) {
        return text == null ? 0 : flag;
    }

    private static void write(BinaryOutput out, String text) {
        if (text != null) {
            out.writeString(text);
        }
    }

    @Override
    public StackTraceElement decode(BinaryInput in) {
        int flags = in.readByte();
        if ((flags & ~(FILE | LOADER | MODULE | VERSION)) != 0) {
            throw new IllegalArgumentException("flags are " + flags);
        }
        String type = in.readString();
        String method = in.readString();
        int line = LongVarint.readSignedInt(in);
        String file = read(in, flags & FILE);
        String loader = read(in, flags & LOADER);
        String module = read(in, flags & MODULE);
        String version = read(in, flags & VERSION);
        return new StackTraceElement(loader, module, version, type, method, file, line);
    }

    private static String read(BinaryInput in, int flag) {
        return flag == 0 ? null : in.readString();
    }
}
