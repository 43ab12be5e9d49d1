package dev.piculet.jackson.bean;

import dev.piculet.access.proof.ReadProofs;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.jackson.direct.DirectBeanWriter;
import dev.piculet.jackson.direct.DirectWriter;
import dev.piculet.jackson.generator.DirectWriteProperty;
import dev.piculet.jackson.generator.DirectWriterGenerator;
import dev.piculet.jackson.generator.Omitted;
import dev.piculet.jackson.generator.ValueKind;
import dev.piculet.jackson.generator.WriteContent;
import dev.piculet.jackson.generator.WriteProperty;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes what writes the objects of a class without a generator of Jackson. */
public final class DirectWriterSource {
    private final WriterSource source;
    private final MethodHandles.Lookup caller;

    /**
     * @param source plans properties
     * @param caller finds members that a nestmate of a class does not reach
     */
    public DirectWriterSource(WriterSource source, MethodHandles.Lookup caller) {
        this.source = source;
        this.caller = caller;
    }

    /** Finds what writes the values of a property. */
    @FunctionalInterface
    public interface Values {
        /**
         * Returns null if they are of the class that has the property.
         *
         * @param serializer writes them in Jackson; null if their classes tell it
         */
        DirectWriter writer(WriteFacts facts, Object serializer) throws NotGenerated;
    }

    /**
     * Returns a writer of objects of exactly one class.
     *
     * @throws NotGenerated for the first property that can't be written so
     */
    public DirectWriter generate(Class<?> type, List<DirectFacts> properties, Values values) throws NotGenerated {
        MethodHandles.Lookup nest = Nests.lookup(type, DirectBeanWriter.class);
        ReadProofs proofs = new ReadProofs(type);
        List<DirectWriteProperty> planned = new ArrayList<>();
        for (DirectFacts facts : properties) {
            planned.add(planned(proofs, facts, values));
        }
        return (DirectWriter)
                HiddenClassDefiner.defineInstance(nest, DirectWriterGenerator.generate(type, planned, caller));
    }

    private DirectWriteProperty planned(ReadProofs proofs, DirectFacts facts, Values values) throws NotGenerated {
        WriteProperty property = source.planned(facts.facts());
        Obstacle obstacle = obstacle(proofs, facts, property);
        if (obstacle != null) {
            throw refused(facts, obstacle);
        }
        ValueKind kind = property.kind();
        DirectWriter writer = null;
        if (!kind.isDirect()) {
            try {
                writer = values.writer(facts.facts(), property.serializer());
            } catch (NotGenerated e) {
                throw new NotGenerated("its property " + facts.name() + ": " + e.getMessage());
            }
        }
        return new DirectWriteProperty(
                kind,
                property.member(),
                property.content(),
                facts.quoted(),
                facts.omitted(),
                facts.mayBeOwner() && !kind.isDirect(),
                writer);
    }

    private static NotGenerated refused(DirectFacts facts, Obstacle obstacle) {
        return new NotGenerated("its property " + facts.name() + " " + obstacle.text());
    }

    private static Obstacle obstacle(ReadProofs proofs, DirectFacts facts, WriteProperty property) {
        Optional<WriteContent> content = property.content();
        boolean isOwn = property.kind() == ValueKind.PROPERTY
                || facts.quoted() == null
                || facts.omitted() == null
                || !property.kind().isDirect() && content.isPresent()
                || asksForValue(facts.omitted()) && facts.facts().unwrapping() != null
                || facts.omitted().value() != null && content.isPresent()
                || !facts.omitted().ofNull()
                        && !property.writesNull()
                        && !WriterSource.typeOf(property.member()).isPrimitive();
        if (isOwn) {
            return Obstacle.WRITTEN_OWN_WAY;
        }
        boolean isRead = isRead(proofs, property.member())
                && (content.isEmpty()
                        || !content.get().canFail()
                        || isReadOfItself(content.get().member()));
        return isRead ? null : Obstacle.GETTER_WITH_CODE;
    }

    private static boolean asksForValue(Omitted omitted) {
        return omitted.ofEmpty() || omitted.value() != null;
    }

    private static boolean isRead(ReadProofs proofs, Member member) {
        return !(member instanceof Method method) || proofs.isRead(method);
    }

    /** Tells whether nobody notices that a member is read, whatever subclass of its class the instance is of. */
    public static boolean isReadOfItself(Member member) {
        Class<?> owner = member.getDeclaringClass();
        boolean isExact = Modifier.isFinal(owner.getModifiers() | member.getModifiers());
        return isExact && isRead(new ReadProofs(owner), member);
    }
}
