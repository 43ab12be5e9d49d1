package dev.piculet.jackson.generator;

import dev.piculet.jackson.generator.StandIns.Encoder;
import dev.piculet.jackson.generator.StandIns.Failure;
import dev.piculet.jackson.generator.StandIns.Name;
import dev.piculet.jackson.generator.StandIns.Output;
import dev.piculet.jackson.generator.StandIns.Writing;
import dev.piculet.jackson.generator.StandIns.Written;

/** Superclass of the tests' generated writers: each method records its name. */
public abstract class WriterStandIn {
    public abstract long write(Object bean, Output out, Writing context, long state);

    protected static void writeInt(Output out, Name name, int value) {
        out.add(name.text() + ": int " + value);
    }

    protected static void writeLong(Output out, Name name, long value) {
        out.add(name.text() + ": long " + value);
    }

    protected static void writeDouble(Output out, Name name, double value) {
        out.add(name.text() + ": double " + value);
    }

    protected static void writeBoolean(Output out, Name name, boolean value) {
        out.add(name.text() + ": boolean " + value);
    }

    protected static void writeString(Output out, Name name, String value) {
        out.add(name.text() + ": string " + value);
    }

    protected static void writeNull(Output out, Name name) {
        out.add(name.text() + ": null");
    }

    protected static void writeObject(Output out, Writing context, Name name, Encoder encoder, Object value) {
        out.add(name.text() + ": known " + encoder.encode(value));
    }

    protected static void writeDynamic(Output out, Writing context, Written property, Object bean, Object value) {
        out.add(property.name + ": dynamic " + value);
    }

    protected static void writeProperty(Output out, Writing context, Written property, Object bean) {
        out.add(property.name + ": itself");
    }

    protected static void writeOwnNull(Output out, Writing context, Written property) {
        out.add(property.name + ": own null");
    }

    protected static void writeHeldNull(Output out, Writing context, Name name) {
        out.add(name.text() + ": held null");
    }

    protected static void contentFailed(
            Output out, Writing context, Name name, Written property, Object value, Throwable failure) {
        out.add(name.text() + ": nothing of " + property.name);
        throw new IllegalStateException(value + " fails: " + failure.getMessage());
    }

    protected final void failed(Throwable failure, int at, Object bean, Output out, Writing context) {
        throw new Failure(at, failure);
    }

    protected final void failed(Throwable failure, int at, long state, Object bean, Output out, Writing context) {
        OutputStandIn.close(out, state, new Name(out.lastBuffered()));
        throw new Failure(at, failure);
    }
}
