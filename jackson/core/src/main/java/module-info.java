/** Code that reads and writes classes in Jackson, without naming Jackson. */
module dev.piculet.jackson {
    requires transitive dev.piculet.access;

    exports dev.piculet.jackson.bean;
    exports dev.piculet.jackson.bytes;
    exports dev.piculet.jackson.direct;
    exports dev.piculet.jackson.generator;
}
