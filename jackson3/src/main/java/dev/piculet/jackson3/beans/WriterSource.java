package dev.piculet.jackson3.beans;

import dev.piculet.access.Accessors;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.jackson.kotlin.generator.ValueKind;
import dev.piculet.jackson.kotlin.generator.WriteContent;
import dev.piculet.jackson.kotlin.generator.WriteProperty;
import dev.piculet.jackson.kotlin.generator.WriterGenerator;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.std.StdConvertingSerializer;

/** Makes the generated writer of a class whose serializer is complete. */
final class WriterSource {
    private final Class<?> type;
    private final List<BeanPropertyWriter> properties;
    private final Map<BeanPropertyWriter, Member> contents;
    private final BeanSettings settings;

    /** @param contents what is written of the values of some properties in their place */
    WriterSource(
            Class<?> type,
            List<BeanPropertyWriter> properties,
            Map<BeanPropertyWriter, Member> contents,
            BeanSettings settings) {
        this.type = type;
        this.properties = properties;
        this.contents = contents;
        this.settings = settings;
    }

    BeanWriter generate() throws NotGenerated {
        Accessors accessors = Accessors.of(settings.models().model(type));
        Optional<String> obstacle = accessors.nestObstacle(BeanWriter.class);
        if (obstacle.isPresent()) {
            throw new NotGenerated(obstacle.get());
        }
        List<WriteProperty> planned = new ArrayList<>();
        for (BeanPropertyWriter property : properties) {
            planned.add(planned(property));
        }
        return (BeanWriter) HiddenClassDefiner.defineInstance(
                accessors.nestLookup(BeanWriter.class).orElseThrow(),
                WriterGenerator.generate(type, planned, GeneratedTypes.TYPES, MethodHandles.lookup()));
    }

    private WriteProperty planned(BeanPropertyWriter property) {
        Member member = property.getMember().getMember();
        if (!isPlain(property) || !(member instanceof Method || member instanceof Field)) {
            return new WriteProperty(ValueKind.PROPERTY, member, property, null, null, Optional.empty());
        }
        ValueSerializer<?> by = property.getSerializer();
        Class<?> value = member instanceof Method method ? method.getReturnType() : ((Field) member).getType();
        SerializedString name = new SerializedString(property.getName());
        Member content = contents.get(property);
        if (content != null && isReached(content, value)) {
            return new WriteProperty(
                    kindOf(content), member, property, null, name, Optional.of(new WriteContent(content, true)));
        }
        UnwrappingSerializer unwrapping = unwrapping(by);
        if (unwrapping != null) {
            ValueClassModel model = unwrapping.unwrapped();
            boolean isWrapped = model.type() == value;
            if (isWrapped || model.underlying().rawClass() == value) {
                Optional<WriteContent> wrapped = isWrapped ? Optional.of(WriteContent.of(model)) : Optional.empty();
                return new WriteProperty(
                        held(unwrapping, isWrapped), member, property, unwrapping.held(), name, wrapped);
            }
        }
        return new WriteProperty(
                ValueKinds.written(value, by),
                member,
                by == null ? new DynamicProperty(property) : property,
                by,
                name,
                Optional.empty());
    }

    private boolean isReached(Member content, Class<?> value) {
        Class<?> declaring = content.getDeclaringClass();
        return declaring.isAssignableFrom(value)
                && Accessors.of(settings.models().model(declaring))
                        .nestObstacle(BeanWriter.class)
                        .isEmpty();
    }

    private static ValueKind kindOf(Member content) {
        Class<?> type = content instanceof Method method ? method.getReturnType() : ((Field) content).getType();
        return type == String.class ? ValueKind.STRING : ValueKind.ofPrimitive(type);
    }

    /** What writes the values of a value class, which the property may have unwrapped; null if nothing does. */
    private static UnwrappingSerializer unwrapping(ValueSerializer<?> by) {
        ValueSerializer<?> inner = by instanceof StdConvertingSerializer wrapping ? wrapping.getDelegatee() : by;
        return inner instanceof UnwrappingSerializer unwrapping && unwrapping.unwrapped() != null ? unwrapping : null;
    }

    /** How what is held is written; a null that is still wrapped is left to the serializer. */
    private static ValueKind held(UnwrappingSerializer by, boolean isWrapped) {
        if (!(by instanceof PlainValueClass plain) || plain.plainValueClass() == null) {
            return ValueKind.OBJECT;
        }
        ValueKind kind = ValueKind.ofHeld(plain.plainValueClass());
        return isWrapped && kind == ValueKind.STRING ? ValueKind.OBJECT : kind;
    }

    /** Whether nothing but the value decides on what is written. */
    private boolean isPlain(BeanPropertyWriter property) {
        return property.getClass() == BeanPropertyWriter.class
                && property.getTypeSerializer() == null
                && !property.isUnwrapping()
                && !DynamicProperty.suppresses(property)
                && !property.getType().getRawClass().isAssignableFrom(type);
    }
}
