// The program of the guide prints what the guide says.
String expected = new File(basedir, 'expected.txt').text
if (!new File(basedir, 'build.log').text.contains(expected)) {
    throw new AssertionError('build.log has no ' + expected)
}
