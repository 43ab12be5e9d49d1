package dev.piculet.jackson.bean;

import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.jackson.generator.JacksonTypes;
import dev.piculet.jackson.generator.OutputTypes;
import dev.piculet.jackson.generator.ValueKind;
import dev.piculet.jackson.generator.WriteContent;
import dev.piculet.jackson.generator.WriteProperty;
import dev.piculet.jackson.generator.WriterGenerator;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the generated writer of a class whose serializer is complete. */
public final class WriterSource {
    private final JacksonTypes types;
    private final MethodHandles.Lookup caller;
    private final Optional<OutputTypes> output;

    /**
     * @param caller finds members that a nestmate of the class does not reach
     * @param output how to write into the generator's buffer; empty to write tokens alone
     */
    public WriterSource(JacksonTypes types, MethodHandles.Lookup caller, Optional<OutputTypes> output) {
        this.types = types;
        this.caller = caller;
        this.output = output;
    }

    /** Returns a writer of all properties, which is of the type that {@link JacksonTypes} has for it. */
    public Object generate(Class<?> type, List<WriteFacts> properties) throws NotGenerated {
        MethodHandles.Lookup nest = Nests.lookup(type, types.writer());
        List<WriteProperty> planned = new ArrayList<>();
        for (WriteFacts facts : properties) {
            planned.add(planned(facts));
        }
        return HiddenClassDefiner.defineInstance(nest, WriterGenerator.generate(type, planned, types, caller, output));
    }

    /** Tells whether any property is written into the generator's buffer. */
    public boolean writesBuffer(List<WriteFacts> properties) {
        if (output.isPresent()) {
            for (WriteFacts facts : properties) {
                if (output.get().writes(planned(facts))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns how one property is written. */
    WriteProperty planned(WriteFacts facts) {
        Member member = facts.member();
        if (!facts.isPlain() || !(member instanceof Method || member instanceof Field)) {
            return new WriteProperty(
                    ValueKind.PROPERTY,
                    member,
                    facts.property(),
                    null,
                    null,
                    /* writesNull= */ false,
                    /* output= */ null,
                    Optional.empty());
        }
        Class<?> given = typeOf(member);
        Member content = facts.content();
        if (content != null && isReached(content, given)) {
            return new WriteProperty(
                    ValueKind.ofDirect(typeOf(content)),
                    member,
                    facts.property(),
                    null,
                    facts.preparedName(),
                    facts.writesNull(),
                    /* output= */ null,
                    Optional.of(new WriteContent(content, /* canFail= */ true)));
        }
        UnwrappingWriter<?> unwrapping = facts.unwrapping();
        if (unwrapping != null && unwrapping.content().isPlain()) {
            ValueClassModel model = unwrapping.content().model();
            boolean isWrapped = model.type() == given;
            // A type variable may stand for the value class, and then its class for that of what is wrapped.
            boolean isUnwrapped = model.underlying().rawClass() == given && facts.serializer() != unwrapping;
            if (isWrapped || isUnwrapped) {
                return new WriteProperty(
                        held(unwrapping, isWrapped),
                        member,
                        facts.property(),
                        unwrapping.held(),
                        facts.preparedName(),
                        facts.writesNull(),
                        /* output= */ null,
                        isWrapped ? Optional.of(WriteContent.of(model)) : Optional.empty());
            }
        }
        ValueKind kind = kind(facts, given);
        return new WriteProperty(
                kind,
                member,
                facts.property(),
                facts.serializer(),
                facts.preparedName(),
                facts.writesNull(),
                kind == ValueKind.OBJECT ? facts.output() : null,
                Optional.empty());
    }

    static Class<?> typeOf(Member member) {
        return member instanceof Method method ? method.getReturnType() : ((Field) member).getType();
    }

    private boolean isReached(Member content, Class<?> given) {
        Class<?> declaring = content.getDeclaringClass();
        return declaring.isAssignableFrom(given) && Nests.isOpen(declaring, types.writer());
    }

    private static ValueKind kind(WriteFacts facts, Class<?> given) {
        if (facts.serializer() == null) {
            return given.isPrimitive() ? ValueKind.PROPERTY : ValueKind.OBJECT;
        }
        Class<?> direct = facts.direct();
        boolean isDirect = direct != null
                && (direct == given || MethodType.methodType(direct).wrap().returnType() == given);
        return isDirect ? ValueKind.ofDirect(direct) : ValueKind.OBJECT;
    }

    /** How what is held is written; a null that is still wrapped is left to the serializer. */
    private static ValueKind held(UnwrappingWriter<?> by, boolean isWrapped) {
        if (!by.isHeldStandard()) {
            return ValueKind.OBJECT;
        }
        ValueKind kind = ValueKind.ofHeld(by.content().model());
        return isWrapped && kind == ValueKind.STRING ? ValueKind.OBJECT : kind;
    }
}
