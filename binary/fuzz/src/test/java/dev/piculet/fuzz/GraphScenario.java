package dev.piculet.fuzz;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.Limits;
import dev.piculet.fuzz.Graphs.Fixed;
import dev.piculet.fuzz.Graphs.Vertex;
import java.util.SplittableRandom;

/** Graphs of objects are kept by references, written as trees, or refused by the promised error. */
final class GraphScenario implements Scenario {
    private static final int SHALLOW = 5;
    private static final byte[] NOTHING = {};

    private final Subject plain =
            Subject.of(() -> TypedSerializer.builder(Vertex.class).allow(Graphs.OBJECTS));
    private final Subject shallow = Subject.of(() ->
            TypedSerializer.builder(Vertex.class).allow(Graphs.OBJECTS).limits(Limits.DEFAULT.withDepth(SHALLOW)));
    private final Subject sharing = Subject.of(
            () -> TypedSerializer.builder(Vertex.class).allow(Graphs.OBJECTS).references());
    private final BinarySerializer any = BinarySerializer.builder()
            .allow(Graphs.OBJECTS)
            .references()
            .generateAfter(-1)
            .build();

    @Override
    public void run(SplittableRandom random, Meter meter) {
        Vertex root = Graphs.next(random);
        Loops loops = Loops.of(root);
        if (loops.areTooMany(root)) {
            return;
        }
        switch (random.nextInt(5)) {
            case 0, 1 -> asTree(root, loops, random, meter);
            case 2 -> withinLimit(root, loops, random, meter);
            case 3 -> asGraph(root, loops, random, meter);
            default -> selfDescribing(root, loops, meter);
        }
    }

    private void asTree(Vertex root, Loops loops, SplittableRandom random, Meter meter) {
        Result written = plain.write(loops.any() ? Row.LOOPS : Row.TREES, root, meter);
        if (loops.any()) {
            requireLoopTold(written);
            return;
        }
        byte[] bytes = (byte[]) written.value();
        Result read = plain.read(Row.TREES, bytes, random, meter);
        read.require(Outcome.VALUE, "reading a written value");
        plain.requireWritten(bytes, read.value());
    }

    private static void requireLoopTold(Result written) {
        written.require(Outcome.UNSUPPORTED, "writing a value that contains itself");
        requireTold(written, " is inside itself at $");
    }

    private static void requireTold(Result written, String words) {
        if (!written.error().getMessage().contains(words)) {
            throw new AssertionError("writing a value that contains itself ended in: " + written.error());
        }
    }

    /** Whether a graph written with references can be read; if not, asserts that it was refused. */
    private static boolean requireReadable(Loops loops, Result written) {
        boolean late = loops.leadTo(Fixed.class);
        if (!late && !loops.withoutObjects()) {
            return true;
        }
        written.require(Outcome.UNSUPPORTED, "writing a value that contains itself");
        // The order of fields decides which of two loops is met first.
        requireTold(written, loops.withoutObjects() ? " is inside itself" : " is inside itself, but is created");
        return false;
    }

    /** Excessive depth may be reported before a loop is found. No other error may come. */
    private void withinLimit(Vertex root, Loops loops, SplittableRandom random, Meter meter) {
        Result written = shallow.write(Row.SHALLOW, root, meter);
        if (written.isValue()) {
            shallow.read(Row.SHALLOW, (byte[]) written.value(), random, meter)
                    .require(Outcome.VALUE, "reading a written value");
        }
        Outcome other = loops.any() ? Outcome.UNSUPPORTED : Outcome.VALUE;
        if (written.outcome() != Outcome.LIMIT) {
            written.require(
                    other, loops.any() ? "writing a value that contains itself" : "writing a value without loops");
        }
    }

    private void asGraph(Vertex root, Loops loops, SplittableRandom random, Meter meter) {
        Result written = sharing.write(Row.GRAPHS, root, meter);
        if (!requireReadable(loops, written)) {
            return;
        }
        byte[] bytes = (byte[]) written.value();
        Subject.Both read = sharing.readBoth(Row.GRAPHS, bytes, random, meter);
        requireRead(root, read.interpreted());
        requireRead(root, read.generated());
    }

    private static void requireRead(Vertex root, Result read) {
        read.require(Outcome.VALUE, "reading a written value");
        Graphs.requireSame(root, read.value());
    }

    private void selfDescribing(Vertex root, Loops loops, Meter meter) {
        Result written = meter.call(Row.DESCRIBED_GRAPHS, NOTHING, () -> any.serialize(root));
        if (!requireReadable(loops, written)) {
            return;
        }
        byte[] bytes = (byte[]) written.value();
        requireRead(root, meter.call(Row.DESCRIBED_GRAPHS, bytes, () -> any.deserialize(bytes)));
        Result tree = meter.call(Row.TREE, bytes, () -> BinarySerializer.tree(bytes));
        tree.require(Outcome.VALUE, "tree of a written value");
        Trees.require(tree.value());
    }
}
