package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.InstanceMethod;
import dev.piculet.access.Instantiator;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import java.io.Externalizable;
import java.lang.reflect.Method;
import java.util.Optional;

/** A class that writes and reads itself by {@code writeExternal} and {@code readExternal}. */
final class ExternalClass extends SelfWritten {
    private final Instantiator instantiator;
    private final OpenCodec objects;

    /** @param instantiator calls its constructor without parameters */
    private ExternalClass(
            Class<?> type, Instantiator instantiator, InstanceMethod resolver, Class<?> bound, OpenCodec objects) {
        super(type, resolver, bound);
        this.instantiator = instantiator;
        this.objects = objects;
    }

    /** @param objects writes and reads the objects that the class writes */
    static SelfWritten of(ClassModel model, Accessors accessors, Class<?> bound, OpenCodec objects) {
        Optional<Method> chooser = CreationPlan.resolver(model);
        return new ExternalClass(
                model.type(),
                accessors.instantiator(constructor(model)),
                chooser.isPresent() ? accessors.method(chooser.get()) : null,
                bound,
                objects);
    }

    private static CreatorModel constructor(ClassModel model) {
        for (CreatorModel creator : model.creators()) {
            if (creator.kind() == CreatorModel.Kind.CONSTRUCTOR
                    && creator.parameters().isEmpty()) {
                return creator;
            }
        }
        throw new IllegalStateException(model.type().getName());
    }

    @Override
    SelfWritten generated() {
        return new ExternalClass(type(), instantiator, resolver(), bound(), objects.generated());
    }

    @Override
    void write(Object value, BinaryOutput part) {
        ExternalOutput target = new ExternalOutput(part, objects, "writeExternal");
        try {
            ((Externalizable) value).writeExternal(target);
            target.requireWhole();
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw CreationErrors.writingFailed("writeExternal", type(), e);
        } finally {
            target.end();
        }
    }

    @Override
    Object read(BinaryInput part) {
        ExternalInput source = new ExternalInput(part, part.limit(), objects, "readExternal");
        Externalizable value;
        try {
            value = (Externalizable) instantiator.create(instantiator.arguments());
            value.readExternal(source);
            source.requireWhole();
        } catch (Throwable e) {
            throw Refusal.of(e, type(), part);
        } finally {
            source.end();
        }
        if (part.remaining() > 0) {
            throw CreationErrors.readsLess("readExternal", type(), part.remaining(), part);
        }
        return value;
    }
}
