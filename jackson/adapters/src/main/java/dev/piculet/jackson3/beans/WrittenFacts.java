package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.DirectFacts;
import dev.piculet.jackson.bean.Rewrapping;
import dev.piculet.jackson.bean.UnwrappingWriter;
import dev.piculet.jackson.bean.WriteFacts;
import dev.piculet.jackson.bytes.WrittenName;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.Map;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.jdk.BooleanSerializer;
import tools.jackson.databind.ser.jdk.NumberSerializers;
import tools.jackson.databind.ser.jdk.StringSerializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** The generator's facts about Jackson's properties that are written. */
final class WrittenFacts {
    /** The classes whose values the generator writes just as Jackson's own serializers do. */
    private static final Map<Class<?>, Class<?>> DIRECT = Map.of(
            NumberSerializers.IntegerSerializer.class, int.class,
            NumberSerializers.LongSerializer.class, long.class,
            NumberSerializers.DoubleSerializer.class, double.class,
            BooleanSerializer.class, boolean.class,
            StringSerializer.class, String.class);

    private WrittenFacts() {}

    /**
     * @param owner has the property
     * @param content what is written of its values in their place, else null
     * @param previous the name of the property before, else null
     */
    static WriteFacts of(GeneratingSerializer owner, BeanPropertyWriter property, Member content, String previous) {
        boolean isPlain =
                isPlain(property) && !DynamicProperty.suppresses(property) && !mayBe(owner.handledType(), property);
        return of(owner, property, isPlain, content, previous);
    }

    /** Returns facts for writing without a generator, with arguments likewise. */
    static DirectFacts direct(GeneratingSerializer owner, BeanPropertyWriter property, Member content) {
        WriteFacts facts = of(owner, property, isPlain(property), content, /* previous= */ null);
        WrittenName name = OutputBuffer.nameOf(facts.preparedName());
        return new DirectFacts(
                facts,
                property.getName(),
                name == null ? null : name.quoted().bytes(),
                DynamicProperty.omitted(property),
                mayBe(owner.handledType(), property));
    }

    private static WriteFacts of(
            GeneratingSerializer owner, BeanPropertyWriter property, boolean isPlain, Member content, String previous) {
        ValueSerializer<?> by = property.getSerializer();
        DynamicProperty dynamic = isPlain && by == null ? owner.dynamic(property) : null;
        SerializableString name = new SerializedString(property.getName());
        return new WriteFacts(
                property.getMember().getMember(),
                dynamic == null ? property : dynamic,
                isPlain,
                by,
                unwrapping(owner, property, by),
                content,
                direct(by),
                isPlain && DynamicProperty.writesNull(property),
                name,
                isPlain ? output(name, by, dynamic == null ? null : new DynamicOutput(dynamic, previous)) : null);
    }

    /** Returns what writes the values of a property into the buffer; null if nothing does. */
    private static OutputProperty output(SerializableString name, ValueSerializer<?> by, DynamicOutput dynamic) {
        WrittenName bytes = OutputBuffer.nameOf(name);
        ValueOutput values = by == null ? null : ValueOutputs.of(by);
        return bytes == null || values instanceof TokensOutput
                ? null
                : new OutputProperty(name, bytes, values, dynamic);
    }

    /** Returns what writes the values of a value class, which a getter may have unwrapped; null where others convert them first. */
    private static UnwrappingWriter<?> unwrapping(
            GeneratingSerializer owner, BeanPropertyWriter property, ValueSerializer<?> by) {
        if (by instanceof UnwrappingWriter<?> unwrapping) {
            return unwrapping;
        }
        return isConverting(by)
                        && by.getDelegatee() instanceof UnwrappingWriter<?> unwrapping
                        && owner.converterOf(property) instanceof Rewrapping
                ? unwrapping
                : null;
    }

    /** Tells whether this may be Jackson's serializer that wraps what a getter has unwrapped. Jackson 3.1 renamed its class. */
    private static boolean isConverting(ValueSerializer<?> by) {
        return by != null && by.getClass().getPackage() == StdSerializer.class.getPackage();
    }

    /** Returns the class whose values the generator writes as a serializer does; null if there is none. */
    static Class<?> direct(ValueSerializer<?> by) {
        return by == null ? null : DIRECT.get(by.getClass());
    }

    /** Tells whether nothing but the value decides on what is written, if it is not left out, or the object itself. */
    private static boolean isPlain(BeanPropertyWriter property) {
        return property.getClass() == BeanPropertyWriter.class
                && property.getTypeSerializer() == null
                && !property.isUnwrapping();
    }

    /** Tells whether a property may hold the object that has it, which may be of a subclass of what its serializer is of. */
    private static boolean mayBe(Class<?> type, BeanPropertyWriter property) {
        Class<?> declared = property.getType().getRawClass();
        return declared.isAssignableFrom(type) || type.isAssignableFrom(declared) || isOfSubclass(type, property);
    }

    /** Tells whether a subclass may implement the interface that a property declares, and be written by the serializer known for that. */
    private static boolean isOfSubclass(Class<?> type, BeanPropertyWriter property) {
        return property.getType().isInterface()
                && !property.getType().isContainerType()
                && property.getSerializer() != null
                && !Modifier.isFinal(type.getModifiers());
    }
}
