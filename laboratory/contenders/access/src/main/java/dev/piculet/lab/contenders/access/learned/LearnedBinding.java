package dev.piculet.lab.contenders.access.learned;

import dev.piculet.lab.contender.Binding;

/** Writes into one buffer, and copies what was written. */
final class LearnedBinding implements Binding<Object> {
    private final ValueCodec root;
    private final Output output = new Output();
    private final Input input = new Input();

    LearnedBinding(ValueCodec root) {
        this.root = root;
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
        output.reset();
        try {
            root.write(output, value);
        } catch (Throwable e) {
            throw thrown(e);
        }
        return output.copy();
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
        input.reset(bytes);
        Object value;
        try {
            value = root.read(input);
        } catch (Throwable e) {
            throw thrown(e);
        }
        input.requireEnd();
        return value;
    }

    /** Method handles declare everything; what those of fields really throw is unchecked. */
    private static Exception thrown(Throwable e) throws Exception {
        if (e instanceof Error error) {
            throw error;
        }
        return (Exception) e;
    }
}
