package dev.piculet.corpus;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whose classes a run examines. */
enum Corpus {
    /** Jars that this project has worked on for long, and modules of the JDK. */
    STRANGERS("strangers", "corpus", """
            # Classes of strangers

            What becomes of values of published classes, in Piculet and in others. This page is written by

            ```
            ./mvnw -pl binary/corpus -am test '-Dtest=CorpusTest#strangers*' -Dsurefire.failIfNoSpecifiedTests=false -Dcorpus.share=1
            ```

            which prints how far it is and how long it takes (about an hour); with `-Dcorpus.share=24` it takes one class of 24.
            Each build takes one of 97, without Kryo and Fory, and writes no page, and so does `-Dcorpus.others=false` with
            another share: `target/corpus.md` and `target/corpus.tsv` have its results, with whole messages. The jars are those of
            `binary/corpus/pom.xml`, each at the version in its name, and modules of the JDK. They are loaded by a loader that sees
            nothing of ours. Values are made as users make them: by public constructors, static factories, builders and constants,
            then by setters and by adding elements; up to three of each class, the same in every run. Classes that are no data
            (threads, streams, sockets, exceptions) are left out, and those that no public member makes an instance of. So are values, for
            all serializers alike, that hold what works in this JVM alone: a thread or a pool of them, a class loader, a module, a process, an
            open stream, channel or socket, a method handle. No copy of these works, and nothing would tell a copy that does from one that does not.

            Each value is written and read by both twins, with and without `references()`. It is right if all fields are alike,
            collections are of the kind and in the order that [collection forms](spec/collection-forms.md) promise, and
            `equals`, `hashCode` and getters say the same, of those that say the same of the value made once more. Of several
            values, the worst counts. Where a class has a serialized form of its own (`writeReplace`, `writeObject`,
            `Externalizable`) and overrides `equals`, that decides instead of its fields. Lambdas are alike if Java serialization would write the
            same code and like variables of them. Two kinds of values are counted apart:
            those that differ in fields which their class declares transient, or that a class which writes itself
            (`Externalizable`) keeps for itself, and those with a constant, or an object inside, that is compared by identity and
            has come back as another.

            *Refused* is an exception of the serializer's own (of Java an `IOException`); any other is *foreign*. *Unread* was written
            and is refused when it is read: by Piculet only if the class's own constructor does not take what its object holds, or its own
            serialized form does not give it back to Java serialization either (that is allowed to give the same *wrong* value, too). The
            order of a hash table is not compared: not the JDK's, nor that of others which write themselves and promise none. A
            *hang* is no answer within 20 s of CPU time, or of waiting. A *crash* is the end of the JVM; it counts for the
            serializer at work, whichever broke the heap.

            *Piculet* has no options. *Allowed* means all classes but the JDK's, by `allowNames`, as `allowPackage` does for a library.
            *Without constructors* adds `createWithoutConstructor(type -> true)`, and *all options* also `references()`, without which
            cycles are refused, and all names, the JDK's too: so the serializer is set as the others are. *Self-describing* is
            `BinarySerializer` with the allowed classes. Kryo and Fory take any class and keep references; Java is the JDK's own, and
            always keeps them.
            """),

    /** Jars that were chosen before anybody had looked at their classes. Some need strangers, so they see all of these. */
    NEWCOMERS("newcomers", "newcomers", """
            # Classes of newcomers

            What becomes of values of classes of published jars that this project had not looked at. They were chosen by what they are for,
            and first written and read by code that did not know them; [ADR 58](adr/0058-newcomers.md) has the results of that
            time, and what has been mended since. How values are made and compared, and what the words mean, is the same as in
            [classes of strangers](corpus.md), whose jars stand beside these, because some need them. This page is written by

            ```
            ./mvnw -pl binary/corpus -am test '-Dtest=CorpusTest#newcomers*' -Dsurefire.failIfNoSpecifiedTests=false -Dcorpus.share=1
            ```

            and each build takes one class of 293 of them.
            """);

    private final String folder;
    private final String page;
    private final String preface;

    Corpus(String folder, String page, String preface) {
        this.folder = folder;
        this.page = page;
        this.preface = preface;
    }

    /** Returns the name of the page of results, without what tells the kind of file. */
    String page() {
        return page;
    }

    /** Returns what the page says before the results, as Markdown. */
    String preface() {
        return preface;
    }

    /** @param target the folder that has the folders of jars */
    List<Library> examined(Path target) {
        List<Library> libraries = new ArrayList<>(Library.jars(target.resolve(folder)));
        if (this == STRANGERS) {
            libraries.addAll(Library.modules());
        }
        return libraries;
    }

    /** Returns all libraries from which values may be taken. */
    List<Library> visible(Path target) {
        List<Library> libraries = new ArrayList<>(examined(target));
        if (this != STRANGERS) {
            libraries.addAll(STRANGERS.examined(target));
        }
        return libraries;
    }

    /** Returns a loader of all jars that does not see our classes. */
    ClassLoader loader(Path target) {
        Path own = target.resolve(folder);
        return this == STRANGERS ? Library.loader(own) : Library.loader(own, target.resolve(STRANGERS.folder));
    }
}
